CREATE TABLE "signing_marks" (
	"document_id" text NOT NULL,
	"index" integer NOT NULL,
	"page" integer NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"width" double precision NOT NULL,
	"height" double precision NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"image_hash" text,
	CONSTRAINT "signing_marks_document_id_index_pk" PRIMARY KEY("document_id","index")
);
--> statement-breakpoint
ALTER TABLE "signing_marks" ADD CONSTRAINT "signing_marks_document_id_signing_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."signing_documents"("id") ON DELETE no action ON UPDATE no action;