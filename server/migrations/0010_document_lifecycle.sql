ALTER TABLE "signing_documents" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signing_documents" ADD COLUMN "progress" smallint GENERATED ALWAYS AS (case when state = 'signed' then 5 when state = 'sealing' then 4 when signatures_done > 0 then 3 when opened_at is not null then 2 when state = 'sent' then 1 else 0 end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "signing_documents_by_lifecycle" ON "signing_documents" USING btree (progress,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "signing_documents_by_title" ON "signing_documents" USING btree (("left"(search_key, 100) collate "C"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "signing_documents_by_receiver" ON "signing_documents" USING btree ((lower("left"(receiver_surname || ' ' || receiver_name, 100)) collate "C"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "signing_documents_by_sent" ON "signing_documents" USING btree ((coalesce(sent_at, '-infinity'::timestamptz)),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "signing_documents_by_signed" ON "signing_documents" USING btree ((coalesce(signed_at, '-infinity'::timestamptz)),"id") WHERE deleted_at is null;--> statement-breakpoint
UPDATE "signing_documents" d SET "opened_at" = (
  SELECT min(e."at") FROM "platform_audit" e
  WHERE e."subject" = 'signing_documents:' || d."id" AND e."action" = 'document.viewed' AND e."at" >= d."sent_at"
    AND (e."actor" = 'guest:' || d."id" OR e."actor" IN (SELECT u."id" FROM "auth_users" u WHERE u."email_key" = d."receiver_email_key"))
) WHERE d."sent_at" IS NOT NULL;
