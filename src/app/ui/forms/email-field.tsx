import type { FieldProps } from './field.tsx'
import { TextField } from './text-field.tsx'

/** An e-mail address, left to right in every language. */
export const EmailField = (props: Omit<FieldProps, 'name'> & { autoComplete: string }) => (
  <TextField {...props} name="email" type="email" inputMode="email" dir="ltr" />
)
