INSERT INTO "platform_one_time_links" ("secret_hash", "purpose", "subject", "created_at", "expires_at")
SELECT "ticket_hash", 'qr-code', "user_id", "created_at", "expires_at" FROM "auth_qr_codes"
WHERE "secret_hash" IS NULL AND "ticket_hash" IS NOT NULL;--> statement-breakpoint
DELETE FROM "auth_qr_codes" WHERE "secret_hash" IS NULL;--> statement-breakpoint
ALTER TABLE "auth_qr_codes" DROP CONSTRAINT "auth_qr_codes_ticket_hash_unique";--> statement-breakpoint
ALTER TABLE "auth_qr_codes" ALTER COLUMN "secret_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_qr_codes" DROP COLUMN "ticket_hash";
