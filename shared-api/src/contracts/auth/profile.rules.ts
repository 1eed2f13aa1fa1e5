import { z } from 'zod';

/** The shape of a profile's address (spec 01 §5): text, at sign, text, dot, text; at most what a mail server takes. */
export const profileEmail = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);

/** A first or last name (nome, cognome): something at least, 100 characters at most (spec 01 §5). */
export const personName = z.string().trim().min(1).max(100);
