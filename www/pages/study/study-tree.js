// A study as a tree to navigate, and as lines to read: each move is followed by its comments and its alternatives, then
// the line continues.

/** @import { Study, StudyNode } from "../../engine/protocol.js" */

/** @typedef {"start" | "back" | "on" | "end" | "before" | "after"} Way */

/**
 * @typedef {object} Step
 * @property {StudyNode} node
 * @property {string} number     before the move: "12.", or "12…" where a line begins or continues; otherwise ""
 * @property {Step[][]} alternatives  lines that replace this move
 */

export class StudyTree {
  #study;
  /** @type {Map<number, StudyNode>} */
  #nodes;
  /** @type {Map<number, StudyNode[]>} */
  #children = new Map();

  /** @param {Study} study */
  constructor(study) {
    this.#study = study;
    this.#nodes = new Map(study.nodes.map((node) => [node.id, node]));
    for (const node of study.nodes)
      if (node.parent !== null) this.#childrenOf(node.parent).push(node);
  }

  get root() {
    return /** @type {StudyNode} */ (this.#study.nodes[0]);
  }

  get current() {
    return this.node(this.#study.current) ?? this.root;
  }

  /** The current node's index in the saved text, which finds the node again after a reload. */
  get place() {
    return this.#study.nodes.findIndex(({ id }) => id === this.#study.current);
  }

  /** Identifies the tree, regardless of the current node. */
  get signature() {
    return JSON.stringify(this.#study.nodes);
  }

  get size() {
    return this.#study.nodes.length - 1;
  }

  /** @param {number} id */
  node(id) {
    return this.#nodes.get(id) ?? null;
  }

  /**
   * @param {number} place  as returned by `place`; out of range: the root
   */
  at(place) {
    return this.#study.nodes[place] ?? this.root;
  }

  /** The root and the main line. */
  get mainNodes() {
    const nodes = [this.root];
    for (let node = this.next(this.root); node !== null; node = this.next(node)) nodes.push(node);
    return nodes;
  }

  /** How many moves of the main line led to the current node. */
  get mainPly() {
    const main = new Set(this.mainNodes);
    let at = /** @type {StudyNode | null} */ (this.current);
    while (at !== null && !main.has(at)) at = this.parent(at);
    return at === null ? 0 : [...main].indexOf(at);
  }

  /** @param {StudyNode} node */
  parent(node) {
    return node.parent === null ? null : this.node(node.parent);
  }

  /** @param {StudyNode} node */
  next(node) {
    return this.#childrenOf(node.id)[0] ?? null;
  }

  /** @param {StudyNode} node */
  end(node) {
    let last = node;
    for (let next = this.next(last); next !== null; next = this.next(last)) last = next;
    return last;
  }

  /**
   * The alternative before or after a move, cyclically.
   * @param {StudyNode} node
   * @param {-1 | 1} step
   */
  beside(node, step) {
    const all = this.alternatives(node);
    if (all.length < 2) return null;
    return all[(all.indexOf(node) + step + all.length) % all.length] ?? null;
  }

  /** All alternatives to a move, including itself. @param {StudyNode} node */
  alternatives(node) {
    return node.parent === null ? [node] : this.#childrenOf(node.parent);
  }

  /**
   * The last variation on the way to a node: a move that isn't the main continuation. Null on the main line.
   * @param {StudyNode} node
   */
  branch(node) {
    for (let at = /** @type {StudyNode | null} */ (node); at !== null; at = this.parent(at))
      if (this.alternatives(at)[0] !== at) return at;
    return null;
  }

  /** The move that a key or button leads to. @param {Way} way @returns {StudyNode | null} */
  step(way) {
    const { current } = this;
    switch (way) {
      case "start":
        return this.root;
      case "back":
        return this.parent(current);
      case "on":
        return this.next(current);
      case "end":
        return this.end(current);
      case "before":
        return this.beside(current, -1);
      case "after":
        return this.beside(current, 1);
    }
  }

  /** @param {StudyNode} node */
  weight(node) {
    let count = 0;
    const open = [node];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      count += 1;
      open.push(...this.#childrenOf(at.id));
    }
    return count;
  }

  /** The main line with all variations. */
  get mainLine() {
    const [first] = this.#childrenOf(this.root.id);
    return first === undefined ? [] : this.#line(first);
  }

  /** @param {StudyNode} first @returns {Step[]} */
  #line(first) {
    /** @type {Step[]} */
    const line = [];
    for (
      let node = /** @type {StudyNode | null} */ (first);
      node !== null;
      node = this.next(node)
    ) {
      const before = line.at(-1);
      const broken =
        before === undefined || before.node.comment !== "" || before.alternatives.length > 0;
      const [own, ...others] = this.alternatives(node);
      line.push({
        node,
        number: this.#number(node, broken),
        alternatives: node === own ? others.map((other) => this.#line(other)) : [],
      });
    }
    return line;
  }

  /**
   * @param {StudyNode} node
   * @param {boolean} broken  whether comments or lines separate this move from the one before
   */
  #number(node, broken) {
    const number = node.played?.number ?? 0;
    const begins = this.parent(node)?.played?.number !== number;
    if (begins) return `${number}.`;
    return broken ? `${number}…` : "";
  }

  /** @param {number} id */
  #childrenOf(id) {
    const known = this.#children.get(id);
    if (known !== undefined) return known;
    /** @type {StudyNode[]} */
    const none = [];
    this.#children.set(id, none);
    return none;
  }
}
