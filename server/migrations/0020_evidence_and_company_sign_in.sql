CREATE TABLE "auth_company_identities" (
	"company_id" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "auth_company_identities_subject" UNIQUE("company_id","issuer","subject"),
	CONSTRAINT "auth_company_identities_user" UNIQUE("company_id","issuer","user_id")
);
--> statement-breakpoint
CREATE TABLE "auth_company_sign_in" (
	"company_id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"mode" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"name" text NOT NULL,
	"domains" text[] NOT NULL,
	"adds_unknown" boolean NOT NULL,
	"second_factor" text NOT NULL,
	"acr_values" text NOT NULL,
	"groups_claim" text NOT NULL,
	"group_rules" jsonb NOT NULL,
	"ends_at_provider" boolean NOT NULL,
	"tried_with" text DEFAULT '' NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "auth_company_sign_in_key_unique" UNIQUE("key")
);
--> statement-breakpoint
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
ALTER TABLE "platform_sessions" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "platform_sessions" ADD COLUMN "provider" text DEFAULT '' NOT NULL;--> statement-breakpoint
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
