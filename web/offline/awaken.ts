import { answers } from './answers.ts'
import { keptPages } from './keptPages.ts'
import { offlinePath } from './messages.ts'
// Here, since the stylesheet is made of what the browser's own modules ask for.
import './offlinePage.css'

const shortest = 2_000
const longest = 30_000
const mostShown = 12

/** The script of the offline page: it waits for the connection, and shows what is here without one. */
let pause = shortest
let timer: ReturnType<typeof setTimeout> | undefined

addEventListener('online', lookNow)
document.addEventListener('visibilitychange', lookNow)
document.querySelector('.offline .button')?.addEventListener('click', goOn)
wait()
void showKept()

function lookNow(): void {
  pause = shortest
  if (!document.hidden) void look()
}

function wait(): void {
  clearTimeout(timer)
  timer = setTimeout(look, pause)
  pause = Math.min(longest, pause * 1.5)
}

async function look(): Promise<void> {
  if (!document.hidden && (await answers())) return goOn()
  wait()
}

function goOn(): void {
  if (location.pathname === offlinePath) location.replace('/')
  else location.reload()
}

async function showKept(): Promise<void> {
  const section = document.querySelector<HTMLElement>('.offline-kept')
  const list = section?.querySelector('ul')
  const recipes = (await keptPages()).reverse().slice(0, mostShown)
  if (!section || !list || recipes.length === 0) return
  for (const { path, title } of recipes) {
    const link = document.createElement('a')
    link.href = path
    link.textContent = title
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  section.hidden = false
}
