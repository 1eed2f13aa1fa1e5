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
ALTER TABLE "platform_sessions" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "platform_sessions" ADD COLUMN "provider" text DEFAULT '' NOT NULL;