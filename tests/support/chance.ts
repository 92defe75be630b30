import fc from 'fast-check'

// `bun test` draws other cases each time and finds what nobody thought of; `check` draws the same ones, so that
// what it says of a commit depends on the commit alone.
if (process.env['CI']) fc.configureGlobal({ seed: 20_261_122 })
