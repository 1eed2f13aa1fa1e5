import { typedText } from '../common/index.ts';

/** The company's name; refused as `required` or `nameTooLong`. */
export const companyName = typedText.trim().min(1, 'required').max(100, 'nameTooLong');
