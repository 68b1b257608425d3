import { Icon } from '../icon.tsx'
import { useForm } from './form-context.ts'

/** Why the last try failed as a whole. It takes the focus when no field is to blame; the toast announces it. */
export function FormMessage() {
  const { failure } = useForm()
  if (!failure?.message) return null
  return (
    <div className="notice err" data-form-message="" tabIndex={-1}>
      <Icon name="triangle-alert" size="s" />
      <p>{failure.message}</p>
    </div>
  )
}
