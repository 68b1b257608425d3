import '../ui/styles/core.css'
import 'virtual:uno.css'
