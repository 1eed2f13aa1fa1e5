ALTER TABLE "admin_import_rows" ADD COLUMN "waits" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "email_before" text;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "phone_before" text;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "strong_sign_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "codes_allowed_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "codes_allowed_by" text;--> statement-breakpoint
ALTER TABLE "directory_companies" ADD COLUMN "young_change" text DEFAULT 'code' NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_companies" ADD COLUMN "asks_strong_sign_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_one_time_codes" ADD COLUMN "passed_proof" text;