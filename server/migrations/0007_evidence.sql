CREATE TABLE "platform_audit_heads" (
	"subject" text PRIMARY KEY NOT NULL,
	"events" integer NOT NULL,
	"hash" text NOT NULL,
	"proof" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "signing_documents" ADD COLUMN "phone_on_record" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_documents" ADD COLUMN "changed_file" text;--> statement-breakpoint
ALTER TABLE "signing_documents" ADD COLUMN "hidden_at" timestamp (3) with time zone;