UPDATE "platform_sessions" SET "expires_at" = LEAST("expires_at", "last_used_at" + interval '30 days', "created_at" + interval '90 days') WHERE "kind" = 'staff';
