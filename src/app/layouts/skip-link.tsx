import { useControls } from '#src/i18n/react.tsx'

export function SkipLink() {
  const control = useControls()
  return (
    <a className="skip-link" href="#main">
      {control('skip-to-content')}
    </a>
  )
}
