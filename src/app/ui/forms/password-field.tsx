import { useState } from 'react'
import { useRuntime } from '#src/app/runtime.tsx'
import { useControls } from '#src/i18n/react.tsx'
import { Icon } from '../icon.tsx'
import { describe, FieldFrame, type FieldProps } from './field.tsx'
import { useField } from './form-context.ts'

/** A password never comes back from the server; the button that shows it needs scripting, so it appears with it. */
export function PasswordField({ name, label, hint, group, autoComplete }: FieldProps & { autoComplete: string }) {
  const { id, error } = useField(name, group)
  const { hydrated } = useRuntime()
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="password">
        <input
          {...describe(id, error, hint)}
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          className="input"
        />
        {hydrated && <PeekButton shown={shown} onToggle={() => setShown(!shown)} />}
      </div>
    </FieldFrame>
  )
}

function PeekButton({ shown, onToggle }: { shown: boolean; onToggle: () => void }) {
  const control = useControls()
  return (
    <button
      type="button"
      className="button quiet soft icon-only"
      aria-label={control(shown ? 'hide-password' : 'show-password')}
      onClick={onToggle}
    >
      <Icon name={shown ? 'eye-off' : 'eye'} />
    </button>
  )
}
