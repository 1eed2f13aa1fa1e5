ALTER TABLE "absence_feeds" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "signing_guest_links" ADD COLUMN "proof" text;