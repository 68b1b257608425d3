const LENGTH = 2 * Math.PI * 40

/** A share of a hundred as a graduated ring; the last quarter is hatched because nothing fills it yet. */
export const Ring = ({ value, label }: { value: number; label: string }) => (
  <svg className="ring" viewBox="0 0 96 96" role="img" aria-label={label}>
    <circle className="t" cx="48" cy="48" r="40" />
    <circle
      className="v"
      cx="48"
      cy="48"
      r="40"
      transform="rotate(-90 48 48)"
      strokeDasharray={`${((value / 100) * LENGTH).toFixed(1)} ${LENGTH.toFixed(1)}`}
    />
    <path className="o" d="M8 48A40 40 0 0 1 48 8" />
    <path className="k" d="M48 3v11M93 48H82M48 93V82M3 48h11" />
    <text x="48" y="55">
      {value}
    </text>
  </svg>
)
