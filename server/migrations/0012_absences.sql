CREATE TABLE "absence_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"employee_id" text NOT NULL,
	"company_id" text NOT NULL,
	"counter" text NOT NULL,
	"day" date NOT NULL,
	"minutes" integer NOT NULL,
	"kind" text NOT NULL,
	"request_id" text,
	"month" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text
);
--> statement-breakpoint
CREATE TABLE "absence_policies" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"employee_id" text,
	"valid_from" date NOT NULL,
	"yearly" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "absence_delegations" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"by_user_id" text NOT NULL,
	"to_user_id" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "absence_days" (
	"request_id" text NOT NULL,
	"employee_id" text NOT NULL,
	"day" date NOT NULL,
	"minutes" integer NOT NULL,
	"given_back_to" text,
	CONSTRAINT "absence_days_request_id_day_pk" PRIMARY KEY("request_id","day"),
	CONSTRAINT "absence_days_within_a_day" CHECK ("absence_days"."minutes" between 0 and 600)
);
--> statement-breakpoint
CREATE TABLE "absence_people" (
	"employee_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"accrued_through" text
);
--> statement-breakpoint
CREATE TABLE "absence_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"employee_id" text NOT NULL,
	"company_id" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"start_minute" integer,
	"end_minute" integer,
	"cause" text,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" text NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"decided_for" text,
	"refusal_reason" text DEFAULT '' NOT NULL,
	"withdrawal_reason" text,
	"withdrawal_asked_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"closure_id" text,
	CONSTRAINT "absence_requests_in_order" CHECK ("absence_requests"."from_day" <= "absence_requests"."to_day")
);
--> statement-breakpoint
CREATE TABLE "absence_blocked_days" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "absence_closures" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "absence_settings" (
	"company_id" text PRIMARY KEY NOT NULL,
	"is_balance_limit" boolean DEFAULT true NOT NULL,
	"tells_approvers" boolean DEFAULT true NOT NULL,
	"reminder_days" integer DEFAULT 2 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"changed_by" text
);
--> statement-breakpoint
CREATE TABLE "absence_certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"protocol" text DEFAULT '' NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"file_key" text,
	"file_name" text DEFAULT '' NOT NULL,
	"file_type" text DEFAULT '' NOT NULL,
	"file_size" integer DEFAULT 0 NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"added_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "absence_feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"scope" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "absence_reminders" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "absence_reminders_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "timesheet_absences" (
	"employee_id" text NOT NULL,
	"day" date NOT NULL,
	"request_id" text NOT NULL,
	"cause_id" text NOT NULL,
	"minutes" integer NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "timesheet_absences_employee_id_day_request_id_pk" PRIMARY KEY("employee_id","day","request_id")
);
--> statement-breakpoint
ALTER TABLE "auth_notification_choices" ADD COLUMN "absences" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "absence_entries_employee" ON "absence_entries" USING btree ("employee_id","counter","day");--> statement-breakpoint
CREATE INDEX "absence_entries_request" ON "absence_entries" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "absence_entries_accrual" ON "absence_entries" USING btree ("employee_id","counter","month") WHERE "absence_entries"."kind" = 'accrual';--> statement-breakpoint
CREATE UNIQUE INDEX "absence_policies_begin" ON "absence_policies" USING btree ("company_id",coalesce("employee_id", ''),"valid_from");--> statement-breakpoint
CREATE INDEX "absence_delegations_to" ON "absence_delegations" USING btree ("to_user_id","to_day");--> statement-breakpoint
CREATE INDEX "absence_delegations_by" ON "absence_delegations" USING btree ("by_user_id","to_day");--> statement-breakpoint
CREATE INDEX "absence_days_employee" ON "absence_days" USING btree ("employee_id","day");--> statement-breakpoint
CREATE INDEX "absence_requests_company" ON "absence_requests" USING btree ("company_id","kind","from_day");--> statement-breakpoint
CREATE INDEX "absence_requests_employee" ON "absence_requests" USING btree ("employee_id","from_day");--> statement-breakpoint
CREATE INDEX "absence_requests_waiting" ON "absence_requests" USING btree ("company_id","status","from_day");--> statement-breakpoint
CREATE INDEX "absence_blocked_days_company" ON "absence_blocked_days" USING btree ("company_id","from_day");--> statement-breakpoint
CREATE INDEX "absence_closures_company" ON "absence_closures" USING btree ("company_id","from_day");--> statement-breakpoint
CREATE INDEX "absence_certificates_request" ON "absence_certificates" USING btree ("request_id","from_day");--> statement-breakpoint
CREATE UNIQUE INDEX "absence_feeds_secret" ON "absence_feeds" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "absence_feeds_user" ON "absence_feeds" USING btree ("user_id","scope");--> statement-breakpoint
CREATE INDEX "timesheet_absences_request" ON "timesheet_absences" USING btree ("request_id");