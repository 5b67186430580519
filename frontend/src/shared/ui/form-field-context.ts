import { createContext, useContext } from 'react';

interface FieldIds {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

export const FieldContext = createContext<FieldIds | null>(null);

export function useFieldAttributes(own: { id?: string | undefined }): {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
} {
  const field = useContext(FieldContext);
  if (field === null) return { id: own.id };
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  };
}
