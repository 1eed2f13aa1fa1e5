CREATE TABLE "auth_code_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"passed_at" timestamp (3) with time zone,
	"taken_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "auth_users" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp (3) with time zone,
	"a" text DEFAULT 'N' NOT NULL,
	"b" text DEFAULT 'N' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"prefix_mobile" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"company_id" text,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"product_enable" boolean DEFAULT true NOT NULL,
	"second_factor" text DEFAULT 'code' NOT NULL,
	"language" text DEFAULT 'it' NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"previous_login_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "auth_users_username_key_unique" UNIQUE("username_key")
);
--> statement-breakpoint
CREATE TABLE "directory_companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"accent" text,
	"sms_otp" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "directory_employees" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"is_ebadge" boolean DEFAULT false NOT NULL,
	CONSTRAINT "directory_employees_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "directory_group_members" (
	"group_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "directory_group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "directory_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text,
	"sender_user_id" text NOT NULL,
	"sender_email" text NOT NULL,
	"sender_name" text NOT NULL,
	"receiver_name" text NOT NULL,
	"receiver_surname" text NOT NULL,
	"receiver_email" text NOT NULL,
	"receiver_email_key" text NOT NULL,
	"title" text NOT NULL,
	"search_key" text NOT NULL,
	"saves_copy" boolean NOT NULL,
	"expires" boolean NOT NULL,
	"expiry_hours" integer,
	"expires_at" timestamp (3) with time zone,
	"state" text DEFAULT 'draft' NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"needs_code" boolean DEFAULT false NOT NULL,
	"phone_verified_at" timestamp (3) with time zone,
	"phone_prefix" text DEFAULT '' NOT NULL,
	"phone_mobile" text DEFAULT '' NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"file_hash" text NOT NULL,
	"file_name" text NOT NULL,
	"file_size" integer NOT NULL,
	"uploaded_hash" text NOT NULL,
	"pages" jsonb NOT NULL,
	"signatures_total" integer NOT NULL,
	"signatures_done" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"completed_by" text,
	"sealed_hash" text,
	"sealed_size" integer,
	"signed_at" timestamp (3) with time zone,
	"seal_problem" text,
	"delivery_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "signing_guest_links" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"receiver_email_key" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "signing_slots" (
	"document_id" text NOT NULL,
	"index" integer NOT NULL,
	"page" integer NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"width" double precision NOT NULL,
	"height" double precision NOT NULL,
	"image_hash" text,
	"first_line" text DEFAULT '' NOT NULL,
	"second_line" text DEFAULT '' NOT NULL,
	"signed_at" timestamp (3) with time zone,
	"signed_by" text,
	"ip" text,
	"user_agent" text,
	"challenge" text,
	CONSTRAINT "signing_slots_document_id_index_pk" PRIMARY KEY("document_id","index")
);
--> statement-breakpoint
CREATE TABLE "signing_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"file_hash" text NOT NULL,
	"file_name" text NOT NULL,
	"file_size" integer NOT NULL,
	"uploaded_hash" text NOT NULL,
	"pages" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"document_id" text
);
--> statement-breakpoint
CREATE TABLE "platform_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"sequence" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text,
	"acting_for" text,
	"action" text NOT NULL,
	"data" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"attachments" jsonb NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "platform_installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"dedupe_key" text,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"max_attempts" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	CONSTRAINT "platform_jobs_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "platform_one_time_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "platform_rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"document_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "platform_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "directory_employees" ADD CONSTRAINT "directory_employees_company_id_directory_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."directory_companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_group_members" ADD CONSTRAINT "directory_group_members_group_id_directory_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."directory_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_groups" ADD CONSTRAINT "directory_groups_company_id_directory_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."directory_companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_guest_links" ADD CONSTRAINT "signing_guest_links_document_id_signing_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."signing_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_slots" ADD CONSTRAINT "signing_slots_document_id_signing_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."signing_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_code_challenges_age" ON "auth_code_challenges" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "auth_users_email" ON "auth_users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "auth_users_company" ON "auth_users" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "directory_employees_company" ON "directory_employees" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "directory_group_members_user" ON "directory_group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "directory_groups_company" ON "directory_groups" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "signing_documents_newest" ON "signing_documents" USING btree ("created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "signing_documents_newest_open" ON "signing_documents" USING btree ("created_at","id") WHERE deleted_at is null and state <> 'signed';--> statement-breakpoint
CREATE INDEX "signing_documents_company" ON "signing_documents" USING btree ("company_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "signing_documents_company_open" ON "signing_documents" USING btree ("company_id","created_at","id") WHERE deleted_at is null and state <> 'signed';--> statement-breakpoint
CREATE INDEX "signing_documents_receiver" ON "signing_documents" USING btree ("receiver_email_key","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "signing_guest_links_document" ON "signing_guest_links" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "signing_uploads_expiry" ON "signing_uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "platform_audit_chain" ON "platform_audit" USING btree ("subject","sequence");--> statement-breakpoint
CREATE INDEX "platform_deliveries_created" ON "platform_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "platform_deliveries_reference" ON "platform_deliveries" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "platform_jobs_due" ON "platform_jobs" USING btree ("run_at") WHERE done_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "platform_jobs_dead" ON "platform_jobs" USING btree ("dead_at") WHERE dead_at is not null;--> statement-breakpoint
CREATE INDEX "platform_one_time_codes_subject" ON "platform_one_time_codes" USING btree ("purpose","subject","created_at");--> statement-breakpoint
CREATE INDEX "platform_rate_limits_end" ON "platform_rate_limits" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "platform_sessions_user" ON "platform_sessions" USING btree ("user_id");