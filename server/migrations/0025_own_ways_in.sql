ALTER TABLE "auth_company_sign_in" ADD COLUMN "has_own_return" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_one_time_codes" ADD COLUMN "tried_hash" text;