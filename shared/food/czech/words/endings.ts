import { wordTable } from '../../text/word-table.ts'

/** How adjectives end in the nominative, and the nouns that they go with. */
export const adjectives = wordTable({
  neuter: { cs: '*é *í' },
  feminine: { cs: '*á' },
  masculine: { cs: '*ý' },
})
export const nouns = wordTable({
  neuter: { cs: '*o *í *e' },
  feminine: { cs: '*a' },
  masculine: { cs: '*b *c *č *d *ď *f *g *h *j *k *l *m *n *ň *p *r *ř *s *š *t *ť *v *z *ž' },
})
