CREATE TABLE "admin_settings" (
	"company_id" text PRIMARY KEY NOT NULL,
	"is_notify_enable" boolean DEFAULT true NOT NULL,
	"mail_timing" jsonb,
	"delivery_months" integer DEFAULT 6 NOT NULL,
	"unsigned_months" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone,
	"changed_by" text
);
