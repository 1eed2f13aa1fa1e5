ALTER TABLE "directory_companies" ADD COLUMN "asks_all_pages" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_documents" ADD COLUMN "needs_all_pages" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_bulk_sends" ADD COLUMN "needs_all_pages" boolean DEFAULT false NOT NULL;