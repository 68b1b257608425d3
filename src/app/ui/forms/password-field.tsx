import { useControls } from '#src/i18n/react.tsx'
import { Icon } from '../icon.tsx'
import { describe, FieldFrame, type FieldProps } from './field.tsx'
import { useField } from './form-context.ts'

/** A password field; the server never returns the value. */
export function PasswordField({ name, label, hint, group, autoComplete }: FieldProps & { autoComplete: string }) {
  const { id, error } = useField(name, group)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="password">
        <input
          {...describe(id, error, hint)}
          id={id}
          name={name}
          type="password"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          className="input"
        />
        <PeekButton />
      </div>
    </FieldFrame>
  )
}

/** Shows and hides the password (`entry/enhance/forms/peek.ts`). */
function PeekButton() {
  const control = useControls()
  return (
    <button
      type="button"
      className="button quiet soft icon-only js-only"
      title={control('show-password')}
      aria-label={control('show-password')}
      data-peek={control('hide-password')}
    >
      <span>
        <Icon name="eye" />
      </span>
      <span hidden>
        <Icon name="eye-off" />
      </span>
    </button>
  )
}
