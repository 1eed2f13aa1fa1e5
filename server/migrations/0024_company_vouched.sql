ALTER TABLE "auth_company_sign_in" ADD COLUMN "vouched" jsonb;--> statement-breakpoint
ALTER TABLE "auth_company_sign_in" ADD COLUMN "counts_from" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "auth_company_sign_in" SET "vouched" = jsonb_build_object('issuer', "issuer", 'clientId', "client_id", 'domains', to_jsonb("domains"), 'secondFactor', "second_factor", 'acrValues', "acr_values");
