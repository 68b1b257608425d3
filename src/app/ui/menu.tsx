import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { Picture } from './picture.tsx'

type Props = {
  icon: IconName
  /** An avatar instead of the icon. */
  picture?: string | undefined
  label: ReactNode
  /** Hidden text before the label, for people who do not see the icon. */
  hint?: string
  /** Shown at the corner of the button, and read after the label. */
  mark?: ReactNode
  /** `icon` hides the label, `wide` hides it on a phone only. */
  show?: 'label' | 'icon' | 'wide'
  className?: string
  popClassName?: string
  children: ReactNode
}

/** A button that opens a list of links: `details`, so that it works without scripting; the small script adds Escape and outside clicks. */
export function Menu({
  icon,
  picture,
  label,
  hint,
  mark,
  show = 'label',
  className = '',
  popClassName = '',
  children,
}: Props) {
  const hidden = show === 'icon' ? 'visually-hidden' : undefined
  return (
    <details className={`menu ${className}`.trim()} data-menu="">
      <summary
        className={show === 'icon' ? 'button quiet soft icon-only' : 'button quiet soft'}
        title={show === 'icon' && typeof label === 'string' ? label : undefined}
      >
        {picture ? <Avatar image={picture} /> : <Icon name={icon} />}
        {hint && <span className="visually-hidden">{hint}</span>}
        <span className={show === 'wide' ? 'unseen-on-phone' : hidden}>{label}</span>
        {mark}
      </summary>
      <div className={`popup ${popClassName}`.trim()}>{children}</div>
    </details>
  )
}

/** Decorative: the name is beside it. */
export const Avatar = ({ image }: { image: string }) => (
  <Picture kind="avatar" image={image} width={24} height={24} alt="" eager />
)
