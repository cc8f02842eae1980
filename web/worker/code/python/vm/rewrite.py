# A program as it is filmed: each write to an element goes through a hook, and each call counts how deep it is.
import ast


def hook_name(source):
    """A beginning that no name of the program has."""
    name = "_retrace"
    while name in source:
        name += "_"
    return name


# Types of nodes that cannot hold a board.
_PLAIN = (ast.Constant, ast.JoinedStr, ast.Lambda, ast.UnaryOp, ast.Compare, ast.BoolOp)
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)


class Rewriter(ast.NodeTransformer):
    def __init__(self, name):
        self.hooks = name
        self.depth = name + "depth"
        self.slice = name + "slice"

    def visit_Assign(self, node):
        self.generic_visit(node)
        target = node.targets[0]
        if len(node.targets) == 1 and isinstance(target, ast.Subscript):
            return self.told(node, target, node.value)
        node.targets = [self.target(each) for each in node.targets]
        node.value = self.held(node.value)
        return node

    def visit_AnnAssign(self, node):
        self.generic_visit(node)
        if node.value is None:
            return node
        if isinstance(node.target, ast.Subscript):
            return self.told(node, node.target, node.value)
        node.value = self.held(node.value)
        return node

    def visit_AugAssign(self, node):
        self.generic_visit(node)
        node.target = self.target(node.target)
        return node

    def visit_For(self, node):
        self.generic_visit(node)
        node.target = self.target(node.target)
        return node

    def visit_FunctionDef(self, node):
        self.generic_visit(node)
        # Generators are not counted as calls.
        if not _yields(node):
            is_said = isinstance(node.body[0], ast.Expr) and isinstance(node.body[0].value, ast.Constant)
            first = 1 if is_said else 0
            body = node.body[first:] or [ast.Pass()]
            counted = [ast.Global([self.depth]), self.counts(ast.Add()), ast.Try(body, [], [], [self.counts(ast.Sub())])]
            node.body = node.body[:first] + [ast.copy_location(each, body[0]) for each in counted]
        return node

    def counts(self, sign):
        return ast.AugAssign(ast.Name(self.depth, ast.Store()), sign, ast.Constant(1))

    def told(self, node, target, value):
        """container[key] = value → hooks.set(value, container, key, line, depth)"""
        name, parts = self.parts(target)
        call = self.call("set_in" if name == "at_in" else "set", [value, *parts], target)
        return ast.copy_location(ast.Expr(call), node)

    def target(self, node):
        """container[key] → hooks.at(container, key, line, depth).value"""
        if isinstance(node, (ast.Tuple, ast.List)):
            node.elts = [self.target(each) for each in node.elts]
        elif isinstance(node, ast.Starred):
            node.value = self.target(node.value)
        elif isinstance(node, ast.Subscript):
            name, parts = self.parts(node)
            return ast.copy_location(ast.Attribute(self.call(name, parts, node), "value", ast.Store()), node)
        return node

    def parts(self, node):
        """A row's element has its board's own list, too."""
        inner = node.value
        if isinstance(inner, ast.Subscript):
            return "at_in", [inner.value, self.key(inner.slice), self.key(node.slice)]
        return "at", [inner, self.key(node.slice)]

    def key(self, node):
        if isinstance(node, ast.Slice):
            ends = [each or ast.Constant(None) for each in (node.lower, node.upper, node.step)]
            return ast.copy_location(ast.Call(ast.Name(self.slice, ast.Load()), ends, []), node)
        if isinstance(node, ast.Tuple):
            node.elts = [self.key(each) for each in node.elts]
        return node

    def call(self, name, parts, node):
        where = [ast.Constant(node.lineno), ast.Name(self.depth, ast.Load())]
        return ast.copy_location(ast.Call(self.hook(name), [*parts, *where], []), node)

    def held(self, node):
        if isinstance(node, _PLAIN):
            return node
        return ast.copy_location(ast.Call(self.hook("held"), [node], []), node)

    def hook(self, name):
        return ast.Attribute(ast.Name(self.hooks, ast.Load()), name, ast.Load())


def _yields(function):
    waiting = list(function.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, (ast.Yield, ast.YieldFrom)):
            return True
        if not isinstance(node, _FUNCTIONS):
            waiting.extend(ast.iter_child_nodes(node))
    return False


def filmed(source, name, file):
    """The program with its hooks, compiled; every line keeps its number."""
    tree = Rewriter(name).visit(ast.parse(source, file))
    return compile(ast.fix_missing_locations(tree), file, "exec", dont_inherit=True)
