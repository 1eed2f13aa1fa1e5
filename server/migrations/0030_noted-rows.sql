CREATE TABLE "platform_noted_rows" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"digest" text NOT NULL,
	"ends" jsonb NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL,
	"proof" text NOT NULL,
	CONSTRAINT "platform_noted_rows_kind_id_pk" PRIMARY KEY("kind","id")
);
