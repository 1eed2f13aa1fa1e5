DROP INDEX "signing_documents_by_receiver";--> statement-breakpoint
ALTER TABLE "auth_users" drop column "search_key";--> statement-breakpoint
ALTER TABLE "absence_requests" ADD COLUMN "note_fold" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "first_name_fold" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "last_name_fold" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "username_fold" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "email_fold" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "search_key" text GENERATED ALWAYS AS (last_name_fold || ' ' || first_name_fold || ' ' || username_fold || ' ' || email_fold) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "auth_users_name" ON "auth_users" USING btree ((search_key collate "C"),"id");--> statement-breakpoint
ALTER TABLE "directory_companies" ADD COLUMN "name_fold" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_employees" ADD COLUMN "name_fold" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_groups" ADD COLUMN "name_fold" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_documents" ADD COLUMN "receiver_fold" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_message_sends" ADD COLUMN "search_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_message_copies" ADD COLUMN "receiver_fold" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_audit" ADD COLUMN "search_text" text;--> statement-breakpoint
CREATE INDEX "signing_documents_by_receiver" ON "signing_documents" USING btree (("left"(receiver_fold, 100) collate "C"),"id") WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "admin_imports" ADD COLUMN "reading" jsonb;
