CREATE TABLE "platform_audit_words" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "signing_confirmation_mails_list";--> statement-breakpoint
ALTER TABLE "signing_confirmation_mails" ADD COLUMN "email_fold" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "signing_confirmation_mails_list" ON "signing_confirmation_mails" USING btree (("email_fold" collate "C"),"id");