CREATE TABLE "signing_message_copies" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"user_id" text NOT NULL,
	"receiver_name" text NOT NULL,
	"company_id" text,
	"search_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"document_id" text,
	"noticed_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "signing_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text,
	"sender_company" text NOT NULL,
	"sender_user_id" text NOT NULL,
	"sender_name" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"file_hash" text,
	"file_name" text,
	"file_type" text,
	"file_size" integer,
	"uploaded_hash" text,
	"pages" jsonb,
	"views_attachment" boolean DEFAULT false NOT NULL,
	"signs_attachment" boolean DEFAULT false NOT NULL,
	"boxes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "signing_message_copies" ADD CONSTRAINT "signing_message_copies_message_id_signing_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."signing_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signing_message_copies_inbox" ON "signing_message_copies" USING btree ("user_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "signing_message_copies_unread" ON "signing_message_copies" USING btree ("user_id") WHERE deleted_at is null and read_at is null;--> statement-breakpoint
CREATE INDEX "signing_message_copies_message" ON "signing_message_copies" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "signing_message_copies_unnoticed" ON "signing_message_copies" USING btree ("user_id") WHERE noticed_at is null;--> statement-breakpoint
CREATE INDEX "signing_messages_sender" ON "signing_messages" USING btree ("sender_user_id","created_at");