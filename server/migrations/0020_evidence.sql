CREATE TABLE "signing_evidence_files" (
	"document_id" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"file_hash" text NOT NULL,
	"file_size" integer NOT NULL,
	CONSTRAINT "signing_evidence_files_document_id_language_name_pk" PRIMARY KEY("document_id","language","name")
);
--> statement-breakpoint
ALTER TABLE "signing_documents" ADD COLUMN "sealed_events" integer;--> statement-breakpoint
ALTER TABLE "signing_documents" ADD COLUMN "sealed_events_hash" text;--> statement-breakpoint
ALTER TABLE "signing_evidence_files" ADD CONSTRAINT "signing_evidence_files_document_id_signing_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."signing_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The end of a chain only goes forward, but for one that says itself that it is broken.
CREATE FUNCTION "platform_audit_heads_forward"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."subject" <> OLD."subject" OR (NEW."events" <= OLD."events" AND NEW."proof" <> '') THEN
    RAISE EXCEPTION 'The event log is only added to: its end does not go back' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "platform_audit_heads_go_forward" BEFORE UPDATE ON "platform_audit_heads"
  FOR EACH ROW EXECUTE FUNCTION "platform_audit_heads_forward"();
