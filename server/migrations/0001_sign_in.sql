CREATE TABLE "admin_slides" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"picture_hash" text NOT NULL,
	"picture_type" text NOT NULL,
	"picture_size" integer NOT NULL,
	"position" integer NOT NULL,
	"language" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_authenticator_drafts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"sealed_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_authenticators" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL,
	"last_step" integer NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"enabled_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "auth_known_devices" (
	"user_id" text NOT NULL,
	"device_hash" text NOT NULL,
	"first_used_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "auth_known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "auth_passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"session_id" uuid,
	"user_handle" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"user_handle" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "auth_passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "auth_qr_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"ticket_hash" text,
	"secret_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "auth_qr_codes_ticket_hash_unique" UNIQUE("ticket_hash"),
	CONSTRAINT "auth_qr_codes_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "auth_sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"company_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"prefix_mobile" text NOT NULL,
	"mobile" text NOT NULL,
	"language" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "platform_one_time_links" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "profile_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "profile_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "profile_changed_by" text;--> statement-breakpoint
ALTER TABLE "directory_companies" ADD COLUMN "sign_up" text DEFAULT 'closed' NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_companies" ADD COLUMN "sign_up_domains" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_sessions" ADD COLUMN "acting_company_id" text;--> statement-breakpoint
ALTER TABLE "platform_sessions" ADD COLUMN "acting_user_id" text;--> statement-breakpoint
ALTER TABLE "platform_sessions" ADD COLUMN "revoked_because" text;--> statement-breakpoint
ALTER TABLE "auth_known_devices" ADD CONSTRAINT "auth_known_devices_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_recovery_codes_user" ON "auth_recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_passkey_challenges_end" ON "auth_passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auth_passkeys_user" ON "auth_passkeys" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "auth_qr_codes_user" ON "auth_qr_codes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "auth_qr_codes_end" ON "auth_qr_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_sign_ups_open" ON "auth_sign_ups" USING btree ("email_key") WHERE "auth_sign_ups"."state" in ('new', 'confirmed');--> statement-breakpoint
CREATE INDEX "auth_sign_ups_waiting" ON "auth_sign_ups" USING btree ("state","company_id","confirmed_at");--> statement-breakpoint
CREATE INDEX "platform_one_time_links_subject" ON "platform_one_time_links" USING btree ("purpose","subject");--> statement-breakpoint
CREATE INDEX "platform_one_time_links_end" ON "platform_one_time_links" USING btree ("expires_at");