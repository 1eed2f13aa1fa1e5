ALTER TABLE "platform_audit_heads" ADD COLUMN "counted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "platform_audit_heads_uncounted" ON "platform_audit_heads" USING btree ("subject") WHERE "counted" < "events";--> statement-breakpoint
-- What is counted of a chain changes without its end.
DROP TRIGGER "platform_audit_heads_go_forward" ON "platform_audit_heads";
--> statement-breakpoint
CREATE TRIGGER "platform_audit_heads_go_forward" BEFORE UPDATE OF "subject", "events", "hash", "proof" ON "platform_audit_heads"
  FOR EACH ROW EXECUTE FUNCTION "platform_audit_heads_forward"();
