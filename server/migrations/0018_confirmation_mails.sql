CREATE TABLE "signing_confirmation_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "signing_confirmation_mails_address" ON "signing_confirmation_mails" USING btree ("company_id","email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_confirmation_mails_list" ON "signing_confirmation_mails" USING btree ("email_key","id");