import 'virtual:uno.css'
import '../ui/styles/reading.css'
