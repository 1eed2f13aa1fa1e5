CREATE TABLE "timesheet_punches" (
	"id" text PRIMARY KEY NOT NULL,
	"employee_id" text NOT NULL,
	"company_id" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	"key" text,
	"created_by" text NOT NULL,
	"reason" text,
	"removed_at" timestamp (3) with time zone,
	"removed_by" text,
	"removal_reason" text,
	CONSTRAINT "timesheet_punches_kind" CHECK ("timesheet_punches"."kind" in ('in', 'out'))
);
--> statement-breakpoint
CREATE TABLE "timesheet_days" (
	"employee_id" text NOT NULL,
	"day" date NOT NULL,
	"ordinary" integer NOT NULL,
	"overtime" integer NOT NULL,
	"absence" integer NOT NULL,
	"cause_id" text,
	"is_derived" boolean DEFAULT false NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "timesheet_days_employee_id_day_pk" PRIMARY KEY("employee_id","day"),
	CONSTRAINT "timesheet_days_within_a_day" CHECK ("timesheet_days"."ordinary" between 0 and 600 and "timesheet_days"."overtime" between 0 and 600
        and "timesheet_days"."absence" between 0 and 600 and "timesheet_days"."ordinary" + "timesheet_days"."absence" <= 600),
	CONSTRAINT "timesheet_days_cause_of_absence" CHECK ("timesheet_days"."absence" > 0 or "timesheet_days"."cause_id" is null)
);
--> statement-breakpoint
CREATE TABLE "timesheet_months" (
	"employee_id" text NOT NULL,
	"month" text NOT NULL,
	"company_id" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"changed_by" text,
	"calendar" jsonb,
	CONSTRAINT "timesheet_months_employee_id_month_pk" PRIMARY KEY("employee_id","month")
);
--> statement-breakpoint
CREATE TABLE "timesheet_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"month" text NOT NULL,
	"format" text NOT NULL,
	"is_changes_only" boolean NOT NULL,
	"lines" jsonb NOT NULL,
	"people" integer NOT NULL,
	"line_count" integer NOT NULL,
	"changes" jsonb,
	"file_hash" text NOT NULL,
	"file_name" text NOT NULL,
	"file_size" integer NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"made_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timesheet_payroll_employees" (
	"employee_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timesheet_payroll_settings" (
	"company_id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timesheet_reminders" (
	"employee_id" text NOT NULL,
	"day" date NOT NULL,
	"month" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_by" text,
	CONSTRAINT "timesheet_reminders_employee_id_day_pk" PRIMARY KEY("employee_id","day")
);
--> statement-breakpoint
CREATE TABLE "timesheet_sheets" (
	"employee_id" text NOT NULL,
	"month" text NOT NULL,
	"file_hash" text NOT NULL,
	"content_hash" text NOT NULL,
	"document_id" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_by" text NOT NULL,
	CONSTRAINT "timesheet_sheets_employee_id_month_pk" PRIMARY KEY("employee_id","month")
);
--> statement-breakpoint
CREATE TABLE "timesheet_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"employee_id" text,
	"valid_from" date NOT NULL,
	"week" integer[] NOT NULL,
	"site_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"changed_by" text
);
--> statement-breakpoint
CREATE TABLE "timesheet_settings" (
	"company_id" text PRIMARY KEY NOT NULL,
	"overtime_on_days_off" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timesheet_sites" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"patron_day" text,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"changed_by" text
);
--> statement-breakpoint
ALTER TABLE "auth_notification_choices" ADD COLUMN "timesheet" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "timesheet_plans" ADD CONSTRAINT "timesheet_plans_site_id_timesheet_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."timesheet_sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "timesheet_punches_key" ON "timesheet_punches" USING btree ("employee_id","key");--> statement-breakpoint
CREATE INDEX "timesheet_punches_day" ON "timesheet_punches" USING btree ("employee_id","day");--> statement-breakpoint
CREATE INDEX "timesheet_punches_company" ON "timesheet_punches" USING btree ("company_id","day");--> statement-breakpoint
CREATE INDEX "timesheet_months_company" ON "timesheet_months" USING btree ("company_id","month");--> statement-breakpoint
CREATE INDEX "timesheet_deliveries_newest" ON "timesheet_deliveries" USING btree ("company_id","made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "timesheet_payroll_employees_code" ON "timesheet_payroll_employees" USING btree ("company_id","code");--> statement-breakpoint
CREATE INDEX "timesheet_reminders_month" ON "timesheet_reminders" USING btree ("month","employee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "timesheet_plans_once" ON "timesheet_plans" USING btree ("company_id",coalesce("employee_id", ''),"valid_from");--> statement-breakpoint
CREATE INDEX "timesheet_sites_company" ON "timesheet_sites" USING btree ("company_id");