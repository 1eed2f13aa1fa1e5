ALTER TABLE "signing_documents" ADD COLUMN "wrong_receiver_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "platform_deliveries" ADD COLUMN "on_behalf_of" text;