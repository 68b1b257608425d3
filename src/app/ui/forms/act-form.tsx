import type { ReactNode } from 'react'
import { ActionForm } from './action-form.tsx'
import type { ActionForm as Form } from './use-action-form.ts'

type Props = { form: Form; act: string; label?: string; files?: boolean; className?: string; children: ReactNode }

/** A form with the name of its act. */
export const ActForm = ({ form, act, children, ...rest }: Props) => (
  <ActionForm form={form} {...rest}>
    <input type="hidden" name="act" value={act} />
    {children}
  </ActionForm>
)
