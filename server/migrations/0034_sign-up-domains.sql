ALTER TABLE "directory_companies" ADD COLUMN "proved_sign_up_domains" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_companies" ADD COLUMN "early_sign_up_domains" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "directory_companies" SET "early_sign_up_domains" = "sign_up_domains";--> statement-breakpoint
CREATE TABLE "signing_hidden_parts" (
	"file_hash" text PRIMARY KEY NOT NULL,
	"parts" text[] NOT NULL
);
