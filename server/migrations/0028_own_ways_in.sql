ALTER TABLE "auth_company_sign_in" ADD COLUMN "has_own_return" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_company_sign_in" ADD COLUMN "proved_domains" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_one_time_codes" ADD COLUMN "tried_hash" text;--> statement-breakpoint
UPDATE "auth_company_sign_in" SET "proved_domains" = ARRAY(SELECT unnest("domains") INTERSECT SELECT jsonb_array_elements_text("vouched" -> 'domains')) WHERE "vouched" IS NOT NULL;
